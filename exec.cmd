@rem The scripts in package.json say exec, so that a signal to npm reaches the program itself; cmd knows no exec.
@%*
