/** Who else can say who somebody is. Apart from the schemas, which a browser need not load. */
export const socialProviders = ['google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]
