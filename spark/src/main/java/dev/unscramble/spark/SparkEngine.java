package dev.unscramble.spark;

import dev.unscramble.engine.Engine;
import dev.unscramble.model.StoppedException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Option;
import scala.concurrent.ExecutionContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import scala.util.Try;

/**
 * An engine on Spark. What is submitted together is a job, and each order a task of it; an answer is passed on when
 * its task ends, not when the job does. Spark has the tasks of lost executors done again. If the JVM is asked to end,
 * Spark stops by itself, before those who use it can know.
 */
final class SparkEngine implements Engine {
    private static final long MILLIS_BETWEEN_LOOKS = 1000;
    private static final int LONGEST_WITHOUT_EXECUTORS_SECONDS = 60;

    private final JavaSparkContext spark;
    private final boolean isLocal;
    private final Set<Job> jobs = ConcurrentHashMap.newKeySet();
    private final Timer watch = new Timer("executors", true);
    private int secondsWithoutExecutors;

    private SparkEngine(JavaSparkContext spark) {
        this.spark = spark;
        this.isLocal = spark.isLocal();
        watch.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        look();
                    }
                },
                MILLIS_BETWEEN_LOOKS,
                MILLIS_BETWEEN_LOOKS);
    }

    /** Starts one with the {@code spark.*} properties of this JVM. */
    static SparkEngine start(String name) {
        SparkConf settings = new SparkConf().setAppName(name);
        try {
            return new SparkEngine(new JavaSparkContext(settings));
        } catch (RuntimeException e) {
            throw new StoppedException("Spark does not start with the master "
                    + settings.get("spark.master", "(none)") + " (" + firstLine(e) + "); its version here is "
                    + org.apache.spark.package$.MODULE$.SPARK_VERSION()
                    + ", and a cluster must be of the same");
        }
    }

    private static String firstLine(Throwable e) {
        return Objects.requireNonNullElse(e.getMessage(), e.toString())
                .lines()
                .findFirst()
                .orElse(e.toString());
    }

    @Override
    public int slots() {
        try {
            return isLocal || executors() > 0 ? spark.defaultParallelism() : 0;
        } catch (IllegalStateException e) {
            return 0; // it has stopped
        }
    }

    /** Spark counts the driver as an executor, too. */
    private int executors() {
        return spark.sc().statusTracker().getExecutorInfos().length - 1;
    }

    @Override
    public Optional<String> address() {
        Option<String> page = spark.sc().uiWebUrl();
        return page.isEmpty() ? Optional.empty() : Optional.of(page.get());
    }

    @Override
    public void submit(List<String> orders, Listener listener) {
        Job job = new Job(listener);
        jobs.add(job);
        try {
            job.submit(orders);
        } catch (IllegalStateException e) {
            job.fail("Spark has stopped");
        }
    }

    @Override
    public void cancel() {
        jobs.clear();
        if (!spark.sc().isStopped()) {
            spark.sc().cancelAllJobs();
        }
    }

    /** Work fails if there is no executor for it for a while. */
    private void look() {
        secondsWithoutExecutors = slots() > 0 || jobs.isEmpty() ? 0 : secondsWithoutExecutors + 1;
        if (secondsWithoutExecutors >= LONGEST_WITHOUT_EXECUTORS_SECONDS) {
            secondsWithoutExecutors = 0;
            jobs.forEach(job -> job.fail("for " + LONGEST_WITHOUT_EXECUTORS_SECONDS + " s no worker of "
                    + spark.master() + " has had room for the work; see its page whether it has workers, with free"
                    + " cores and as much memory as spark.executor.memory says"));
            cancel();
        }
    }

    @Override
    public void close() {
        watch.cancel();
        spark.close();
    }

    /** Orders that were submitted together. */
    private final class Job {
        private final Listener listener;

        Job(Listener listener) {
            this.listener = listener;
        }

        void submit(List<String> orders) {
            SparkContext context = spark.sc();
            int slotsOfOne = isLocal ? spark.defaultParallelism() : 0;
            context.<String, String, BoxedUnit>submitJob(
                            spark.parallelize(orders, orders.size()).rdd(),
                            new OrderTask(slotsOfOne),
                            CollectionConverters.asScala(IntStream.range(0, orders.size())
                                            .<Object>mapToObj(partition -> partition)
                                            .toList())
                                    .toSeq(),
                            new Answers(this),
                            new Done())
                    .onComplete(new End(this), ExecutionContext.global());
        }

        synchronized void answered(int order, String answer) {
            if (jobs.contains(this)) {
                listener.answered(order, answer);
            }
        }

        synchronized void fail(String reason) {
            if (jobs.remove(this)) {
                listener.failed(reason);
            }
        }
    }

    /** Passes each answer on. */
    private static final class Answers extends AbstractFunction2<Object, String, BoxedUnit> {
        private final Job job;

        Answers(Job job) {
            this.job = job;
        }

        @Override
        public BoxedUnit apply(Object partition, String answer) {
            job.answered((Integer) partition, answer);
            return BoxedUnit.UNIT;
        }
    }

    /** Is called at the end of a job. */
    private final class End extends AbstractFunction1<Try<BoxedUnit>, BoxedUnit> {
        private final Job job;

        End(Job job) {
            this.job = job;
        }

        @Override
        public BoxedUnit apply(Try<BoxedUnit> result) {
            if (result.isFailure()) {
                job.fail("Spark gave up: " + firstLine(result.failed().get()));
            }
            jobs.remove(job);
            return BoxedUnit.UNIT;
        }
    }

    /** The result of a job, whose answers were all passed on. */
    private static final class Done extends AbstractFunction0<BoxedUnit> {
        @Override
        public BoxedUnit apply() {
            return BoxedUnit.UNIT;
        }
    }
}
