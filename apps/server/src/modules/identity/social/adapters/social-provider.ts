/** Somebody a provider vouches for. */
export type SocialPerson = {
  /** The provider's own id of the person; emails change, this does not. */
  readonly subject: string
  readonly email: string | null
  /** The provider has seen that mail arrives there. */
  readonly isEmailVerified: boolean
  readonly name: string | null
}

/** What only the browser that began knows, and what protects the code on its way. */
export type SocialSecrets = {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export type SocialProviderPort = {
  /** Where the browser goes to sign in. */
  startUrl(redirectUri: string, secrets: SocialSecrets): Promise<string>
  /** The person who returned. Rejects for every invalid answer. */
  finish(callback: URL, secrets: SocialSecrets): Promise<SocialPerson>
}
