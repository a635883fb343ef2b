/** A person identified by a provider. */
export type SocialPerson = {
  /** The provider's own id of the person; emails change, this does not. */
  readonly subject: string
  readonly email: string | null
  /** The provider has verified the email address. */
  readonly isEmailVerified: boolean
  readonly name: string | null
}

/** Secrets of the browser that began, which protect the code in transit. */
export type SocialSecrets = {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export type SocialProviderPort = {
  /** The provider's sign-in address. */
  startUrl(redirectUri: string, secrets: SocialSecrets): Promise<string>
  /** The returned person. Rejects for every invalid answer. */
  finish(callback: URL, secrets: SocialSecrets): Promise<SocialPerson>
}
