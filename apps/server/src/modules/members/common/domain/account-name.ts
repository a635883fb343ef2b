/** `<merchant>@<name>`, an account on the wire. */
export const accountOf = (merchant: string, username: string): string => `${merchant}@${username}`

/** The visible part. */
export const usernameOf = (account: string): string => account.slice(account.indexOf('@') + 1)

/** How accounts are compared: look-alike forms and capitals count as the same name. */
export const accountKeyOf = (account: string): string => account.normalize('NFKC').toLowerCase()

/** The reserved name of the brand's trial user. */
export const trialUsername = 'trial'
