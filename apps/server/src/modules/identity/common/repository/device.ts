import { plainAddress } from '@trevo/vendor-kit/http/address.ts'

/** The origin of a login. */
export type Device = {
  readonly address: string
  readonly userAgent: string
  readonly kind: 'web' | 'mobile'
  readonly loginDeviceId?: string | undefined
}

/** The columns for the origin of a request. */
export const deviceColumns = (device: Device) => ({
  address: plainAddress(device.address),
  user_agent: device.userAgent.slice(0, 400),
  device_kind: device.kind,
  login_device_id: device.loginDeviceId ?? null,
})
