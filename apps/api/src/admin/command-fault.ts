/** A command that cannot be carried out. Its message is shown to the user of the command line. */
export class CommandFault extends Error {}
