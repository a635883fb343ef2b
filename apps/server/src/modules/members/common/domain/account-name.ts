/** `<merchant>@<name>`, as the wire calls an account. */
export const accountOf = (merchant: string, username: string): string => `${merchant}@${username}`

/** The part people see. */
export const usernameOf = (account: string): string => account.slice(account.indexOf('@') + 1)

/** How accounts are compared: look-alike forms and capitals are the same name. */
export const accountKeyOf = (account: string): string => account.normalize('NFKC').toLowerCase()

/** The name of the brand's trial user, which nobody may take. */
export const trialUsername = 'trial'
