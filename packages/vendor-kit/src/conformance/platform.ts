/** A member created for one case: nobody else changes the balance. */
export type TestPlayer = {
  /** A fresh launch of the game under test. */
  launch(): Promise<string>
  /** Ends the member's session, if any, as a logout would. */
  logOut(): Promise<void>
  /** Bars the member from betting, as a self-exclusion would. */
  bar(): Promise<void>
  /** The balance on the platform's own books, decimal text. */
  balance(): Promise<string>
}

/** Where a platform listens, and its name for the game under test. */
export type PlatformAddress = {
  /** Origin of the platform. */
  readonly baseUrl: string
  readonly gameCode: string
  nowMs(): number
}
