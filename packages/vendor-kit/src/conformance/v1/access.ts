import type { VendorKeys } from '../../signing/keys.ts'
import type { PlatformAddress } from '../platform.ts'

/** What a vendor of the seamless wallet v1 signs with, in addition to what the stories need. */
export type V1Access = PlatformAddress & {
  /** Currently valid; the last key signs. */
  readonly keys: VendorKeys
  /** Another key that is valid at the same time, as during a rotation. */
  readonly overlappingKeys: VendorKeys
  /** Keys of the same vendor that are expired, or that the platform never had. */
  readonly deadKeys: VendorKeys
  /** The platform's side of `keys`, as it signs its own calls and answers. */
  readonly platformKeys: VendorKeys
}
