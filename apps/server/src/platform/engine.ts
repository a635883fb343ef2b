import { setFlagsFromString } from 'node:v8'

/**
 * Call first in a process with many concurrent commands. V8 records which objects survive a collection and then
 * allocates such objects in the old generation. After one burst, when thousands of commands wait together, it does
 * so for every later command too: dead ones are then kept until a full collection, with everything they refer to,
 * and each young collection takes 20 ms instead of 3
 * (docs/adr/0010-objects-stay-young.md).
 */
export const keepObjectsYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring')
