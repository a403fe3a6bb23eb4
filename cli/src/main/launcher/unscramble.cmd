@echo off
rem Runs Unscramble on Windows, from a release.
rem
rem   UNSCRAMBLE_CLASSPATH   folders or jars with classes of your own, as by --classpath
rem   UNSCRAMBLE_JAVA_OPTS   more flags for the JVM, such as -Xmx40g
rem   JAVA_HOME              the Java to use; otherwise the one on the PATH. A release that brings its own
rem                          Java uses that one.
rem   SPARK_HOME             the Spark for --engine
rem
rem Exit code 3 means that something on this machine is missing or too old; all other exit codes are the
rem program's own. Java 19 and newer keep the classes that a start needs in an archive (a quicker start;
rem never needed); Java 17 ignores these flags.
setlocal

set "jar=%~dp0..\lib\unscramble.jar"
if not exist "%jar%" (
    echo unscramble: "%jar%" is missing; unpack the release again.>&2
    exit /b 3
)

set "java=%~dp0..\runtime\bin\java.exe"
if exist "%java%" goto start
set "java=%JAVA_HOME%\bin\java.exe"
if not defined JAVA_HOME goto path
if exist "%java%" goto version
echo unscramble: JAVA_HOME is "%JAVA_HOME%", but it has no bin\java.exe; set it to a JDK 17 or newer.>&2
exit /b 3

:path
for %%j in (java.exe) do set "java=%%~$PATH:j"
if defined java goto version
echo unscramble: no java on the PATH; install a JDK 17 or newer, or set JAVA_HOME to one.>&2
exit /b 3

rem Every JDK tells its version in a file, which is quicker to ask than the JDK itself. A java that is only a
rem link to one has no such file beside it.
:version
for %%j in ("%java%") do set "release=%%~dpj..\release"
set "answer=%TEMP%\unscramble-%RANDOM%.txt"
set version=
if exist "%release%" (
    for /f "usebackq tokens=1,2 delims==" %%k in ("%release%") do if "%%k"=="JAVA_VERSION" set "version=%%~l"
)
if not defined version (
    "%java%" -version 2>"%answer%"
    for /f "usebackq tokens=2,3" %%k in ("%answer%") do if "%%k"=="version" set "version=%%~l"
    del "%answer%"
)
set major=0
for /f "delims=.-+" %%m in ("%version%") do set "major=%%m"
if %major% geq 17 goto start
if not defined version set "version=of an unknown version"
echo unscramble: "%java%" is Java %version%, and Unscramble needs 17 or newer; set JAVA_HOME to one.>&2
exit /b 3

:start
set "archives=%LOCALAPPDATA%\unscramble"
if not exist "%archives%" mkdir "%archives%" 2>nul
set flags=-XX:MaxRAMPercentage=75 -XX:+UseSerialGC -XX:NewSize=16m -XX:MaxNewSize=256m
set flags=%flags% -XX:CompileCommand=quiet -XX:CompileCommand=inline,dev.unscramble.*::after*
set flags=%flags% -XX:CompileCommand=inline,dev.unscramble.search.idastar.Kernel*::enter
set flags=%flags% -XX:+UnlockDiagnosticVMOptions -XX:-PrintWarnings -Xlog:disable -Djava.awt.headless=true
set flags=%flags% -XX:+IgnoreUnrecognizedVMOptions -XX:+AutoCreateSharedArchive -XX:+VerifySharedSpaces -XX:ArchiveRelocationMode=0 -Djdk.console=java.base
"%java%" %flags% -XX:SharedArchiveFile="%archives%\classes.jsa" %UNSCRAMBLE_JAVA_OPTS% -jar "%jar%" %*
