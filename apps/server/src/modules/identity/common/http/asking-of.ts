import type { Caller } from '../../../../platform/http/actor.ts'
import type { Device } from '../repository/device.ts'
import type { Asking } from '../service/asking.ts'

type Request = { readonly actor: Caller; readonly device: Device }

/** Who asks, as the use cases of a logged-in member want it. */
export const askingOf = ({ actor, device }: Request): Asking => ({ ...actor, device })
