import type { Device } from '../repository/device.ts'

/** The caller: the session's own device and member. */
export type Asking = {
  readonly memberId: bigint
  readonly brandId: number
  readonly sessionId: string
  readonly device: Device
}
