package dev.unscramble.experiment.results;

import dev.unscramble.experiment.Attribute;
import dev.unscramble.experiment.Claim;
import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.Invocation;
import dev.unscramble.experiment.LimitSpec;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.experiment.PublishedFigures;
import dev.unscramble.experiment.RunKey.InstanceKey;
import dev.unscramble.experiment.RunKey.Timing;
import dev.unscramble.experiment.Shard;
import dev.unscramble.experiment.SolverSpec;
import dev.unscramble.model.InputException;
import dev.unscramble.run.Json;
import dev.unscramble.text.Names;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import tools.jackson.core.JsonGenerator;

/** A manifest as JSON. */
final class ManifestJson {
    private static final String FORMAT = "unscramble experiment";
    private static final int FORMAT_VERSION = 1;

    private ManifestJson() {}

    static String write(Manifest manifest) {
        Experiment experiment = manifest.experiment();
        return Json.write(json -> {
                    json.writeStringProperty("format", FORMAT);
                    json.writeNumberProperty("formatVersion", FORMAT_VERSION);
                    json.writeStringProperty("name", experiment.name());
                    json.writeStringProperty("title", experiment.title());
                    json.writeStringProperty("about", experiment.about());
                    json.writeNumberProperty("seed", experiment.seed());
                    json.writeNumberProperty("repetitions", experiment.repetitions());
                    json.writeStringProperty("version", manifest.version());
                    json.writeStringProperty("timing", manifest.timing().label());
                    manifest.shard().ifPresent(shard -> json.writeStringProperty("shard", shard.toString()));
                    array(json, "sessions", manifest.sessions(), ManifestJson::session);
                    Json.writeTexts(
                            json,
                            "attributes",
                            experiment.attributes().stream()
                                    .map(Attribute::label)
                                    .toList());
                    array(json, "solvers", experiment.solvers(), (generator, solver) -> {
                        generator.writeStringProperty("label", solver.label());
                        generator.writeStringProperty("solver", solver.key());
                    });
                    array(json, "limits", experiment.limits(), ManifestJson::limit);
                    array(json, "groups", experiment.groups(), ManifestJson::group);
                    array(json, "originals", experiment.published(), ManifestJson::figures);
                    json.writeStringProperty("config", experiment.config());
                })
                + "\n";
    }

    private static <T> void array(JsonGenerator json, String name, List<T> items, BiConsumer<JsonGenerator, T> item) {
        json.writeArrayPropertyStart(name);
        for (T each : items) {
            json.writeStartObject();
            item.accept(json, each);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void session(JsonGenerator json, Invocation session) {
        json.writeStringProperty("started", session.started());
        json.writeStringProperty("version", session.version());
        json.writeStringProperty("java", session.java());
        json.writeStringProperty("system", session.system());
        json.writeStringProperty("processor", session.processor());
        json.writeNumberProperty("processors", session.processors());
        json.writeNumberProperty("memory", session.memory());
        json.writeNumberProperty("jobs", session.jobs());
        json.writeStringProperty("timing", session.timing().label());
        json.writeStringProperty("command", session.command());
    }

    private static void limit(JsonGenerator json, LimitSpec limit) {
        json.writeStringProperty("label", limit.label());
        json.writeStringProperty("limits", limit.key());
        limit.nodes().ifPresent(nodes -> json.writeNumberProperty("nodes", nodes));
    }

    private static void group(JsonGenerator json, Group group) {
        json.writeStringProperty("label", group.label());
        json.writeStringProperty("axis", group.axis());
        group.value().ifPresent(value -> json.writeNumberProperty("value", value));
        json.writeStringProperty("sampling", group.sampling().name());
        array(json, "instances", group.entries(), (generator, entry) -> {
            generator.writeStringProperty("id", entry.id());
            generator.writeStringProperty("puzzle", entry.key().puzzle());
            generator.writeStringProperty("start", entry.key().start());
            generator.writeStringProperty("goal", entry.key().goal());
            generator.writeStringProperty("rules", entry.key().rules());
            generator.writeObjectPropertyStart("known");
            entry.known().forEach(generator::writeNumberProperty);
            generator.writeEndObject();
        });
    }

    private static void figures(JsonGenerator json, PublishedFigures figures) {
        json.writeStringProperty("source", figures.source());
        json.writeStringProperty("note", figures.note());
        figures.attribute().ifPresent(attribute -> json.writeStringProperty("attribute", attribute.label()));
        json.writeObjectPropertyStart("cells");
        figures.cells().forEach((solver, column) -> {
            json.writeObjectPropertyStart(solver);
            column.forEach(json::writeStringProperty);
            json.writeEndObject();
        });
        json.writeEndObject();
        json.writeObjectPropertyStart("known");
        figures.known().forEach(json::writeStringProperty);
        json.writeEndObject();
        array(json, "claims", figures.claims(), (generator, claim) -> {
            generator.writeStringProperty("says", claim.says());
            generator.writeStringProperty("solver", claim.solver());
            generator.writeStringProperty("kind", claim.kind().name());
            generator.writeStringProperty("other", claim.other());
            generator.writeNumberProperty("amount", claim.amount());
        });
        json.writeStringProperty("bibtex", figures.bibtex());
    }

    static Manifest read(String text) {
        Json json = Json.read(text);
        if (!json.text("format").equals(FORMAT) || json.whole("formatVersion") != FORMAT_VERSION) {
            throw new InputException("it is not the manifest of an experiment of this version");
        }
        return new Manifest(
                experiment(json),
                json.text("version"),
                Timing.labelled(json.text("timing")),
                json.objects("sessions").stream().map(ManifestJson::session).toList(),
                json.optionalText("shard").map(Shard::parse));
    }

    private static Experiment experiment(Json json) {
        return new Experiment(
                json.text("name"),
                json.text("title"),
                json.text("about"),
                json.whole("seed"),
                repetitions(json),
                json.items("attributes", String.class).stream()
                        .map(Attribute::named)
                        .toList(),
                json.objects("groups").stream().map(ManifestJson::group).toList(),
                json.objects("solvers").stream().map(ManifestJson::solver).toList(),
                json.objects("limits").stream().map(ManifestJson::limit).toList(),
                json.objects("originals").stream().map(ManifestJson::figures).toList(),
                json.text("config"));
    }

    private static int repetitions(Json json) {
        int repetitions = json.small("repetitions");
        if (repetitions < 1 || repetitions > Experiment.MAX_REPETITIONS) {
            throw new InputException(
                    "\"repetitions\" is " + repetitions + "; it must be from 1 to " + Experiment.MAX_REPETITIONS);
        }
        return repetitions;
    }

    private static Invocation session(Json json) {
        return new Invocation(
                json.text("started"),
                json.text("version"),
                json.text("java"),
                json.text("system"),
                json.text("processor"),
                json.small("processors"),
                json.whole("memory"),
                json.small("jobs"),
                Timing.labelled(json.text("timing")),
                json.optionalText("command").orElse(""));
    }

    private static SolverSpec solver(Json json) {
        SolverSpec solver = new SolverSpec(json.text("label"), json.text("solver"));
        solver.options(); // refuses what is not the key of one
        return solver;
    }

    private static LimitSpec limit(Json json) {
        LimitSpec limit = new LimitSpec(json.text("label"), json.text("limits"));
        limit.options();
        return limit;
    }

    private static Group group(Json json) {
        return new Group(
                json.text("label"),
                json.text("axis"),
                json.optionalSmall("value"),
                Names.oneOf(Group.Sampling.values(), json.text("sampling")),
                json.objects("instances").stream().map(ManifestJson::entry).toList());
    }

    private static Group.Entry entry(Json json) {
        Map<String, Double> known = new LinkedHashMap<>();
        Json numbers = json.object("known");
        numbers.members().keySet().forEach(name -> known.put(name, numbers.number(name)));
        return new Group.Entry(
                json.text("id"),
                new InstanceKey(json.text("puzzle"), json.text("start"), json.text("goal"), json.text("rules")),
                known);
    }

    private static PublishedFigures figures(Json json) {
        Map<String, Map<String, String>> cells = new LinkedHashMap<>();
        Json columns = json.object("cells");
        columns.members().keySet().forEach(solver -> cells.put(solver, texts(columns.object(solver))));
        return new PublishedFigures(
                json.text("source"),
                json.text("note"),
                json.optionalText("attribute").map(Attribute::named),
                cells,
                texts(json.object("known")),
                claims(json),
                json.optionalText("bibtex").orElse(""));
    }

    /** Manifests of before there were claims have none. */
    private static List<Claim> claims(Json json) {
        if (!json.members().containsKey("claims")) {
            return List.of();
        }
        return json.objects("claims").stream()
                .map(claim -> new Claim(
                        claim.text("says"),
                        claim.text("solver"),
                        Names.oneOf(Claim.Kind.values(), claim.text("kind")),
                        claim.text("other"),
                        claim.number("amount")))
                .toList();
    }

    private static Map<String, String> texts(Json json) {
        Map<String, String> texts = new LinkedHashMap<>();
        json.members().keySet().forEach(name -> texts.put(name, json.text(name)));
        return texts;
    }
}
