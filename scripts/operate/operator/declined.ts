/** The order was refused; the message is the reason. */
export class Declined extends Error {}
