/** Other services that can identify a person. Apart from the schemas, which a browser need not load. */
export const socialProviders = ['google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]
