import type { Caller } from '../../../../platform/http/actor.ts'
import type { Device } from '../repository/device.ts'
import type { Asking } from '../service/asking.ts'

type Request = { readonly actor: Caller; readonly device: Device }

/** The caller, in the form that a member's use cases take. */
export const askingOf = ({ actor, device }: Request): Asking => ({ ...actor, device })
