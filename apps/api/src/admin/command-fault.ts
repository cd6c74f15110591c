/** A command that cannot be done as asked; its message is for the one who typed it. */
export class CommandFault extends Error {}
