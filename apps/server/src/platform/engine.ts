import { setFlagsFromString } from 'node:v8'

/**
 * Call first in a process that carries many commands at once. V8 watches which objects outlive a
 * collection and then makes such objects old from birth. After one burst, when thousands of commands
 * wait together, it does so for every later command too: dead ones are then kept until a full
 * collection, with all that they point to, and each collection of the young takes 20 ms instead of 3
 * (docs/adr/0010-objects-stay-young.md).
 */
export const keepObjectsYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring')
