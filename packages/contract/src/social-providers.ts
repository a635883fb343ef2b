/** Other services that can identify a person. Separate from the schemas, which a browser does not need. */
export const socialProviders = ['google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]
