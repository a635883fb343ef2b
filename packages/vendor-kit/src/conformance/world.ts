import type { VendorKeys } from '../signing/keys.ts'

/** A member made for one case: nobody else touches the balance. */
export type TestPlayer = {
  /** A fresh launch of the game under test. */
  launch(): Promise<string>
  /** Ends whatever session the member has, as a logout would. */
  logOut(): Promise<void>
  /** Bars the member from betting, as a self-exclusion would. */
  bar(): Promise<void>
  /** The balance on the platform's own books, decimal text. */
  balance(): Promise<string>
}

/** What the suite needs to know of the platform under test. */
export type ConformanceWorld = {
  /** Origin of the platform. */
  readonly baseUrl: string
  /** In force now; the last key signs. */
  readonly keys: VendorKeys
  /** Another key that is in force at the same time, as during a rotation. */
  readonly overlappingKeys: VendorKeys
  /** Keys of the same vendor that are over, or that the platform never had. */
  readonly deadKeys: VendorKeys
  /** The platform's side of `keys`, as it signs its own calls and answers. */
  readonly platformKeys: VendorKeys
  readonly gameCode: string
  nowMs(): number
  /** A new member with this balance, decimal text. */
  createPlayer(balance: string): Promise<TestPlayer>
}
