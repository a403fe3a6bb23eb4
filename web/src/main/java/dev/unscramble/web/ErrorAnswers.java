package dev.unscramble.web;

import dev.unscramble.web.api.ApiError;
import java.io.IOException;
import java.util.Map;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** The answers to requests that Jetty refuses, such as those that are not HTTP. */
final class ErrorAnswers extends ErrorHandler {
    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String reason,
            @Nullable Throwable cause,
            Callback callback)
            throws IOException {
        new Exchange(request, response, callback).send(new ApiError(status, reason, Map.of()).answer());
    }
}
