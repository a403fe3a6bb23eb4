package dev.unscramble.cli;

import dev.unscramble.cli.help.HelpText;
import dev.unscramble.cli.terminal.ErrorMessages;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Runs commands for picocli, and writes its help and its errors. It is a class, because the class-data archive cannot hold
 * lambdas of interfaces as old as picocli's: they would be generated at each start.
 */
record CommandHandlers(Main main, ErrorMessages errors)
        implements IExecutionStrategy, IHelpSectionRenderer, IParameterExceptionHandler, IExecutionExceptionHandler {
    @Override
    public int execute(ParseResult asked) {
        return main.execute(asked);
    }

    @Override
    public String render(Help help) {
        return new HelpText(help.commandSpec(), main.terminal()).whole();
    }

    @Override
    public int handleParseException(ParameterException mistake, String[] arguments) {
        return errors.badUsage(mistake);
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult asked) {
        return main.tellOfFailure(failure);
    }
}
