/** Of the operators of the demo brand who show one role each; published, and forbidden everywhere else. */
export const demoRolePassword = 'Galho6Fino2Claro'

/** The secret of such an operator's authenticator, as public as the password; base32, 160 bits. */
export const demoTotpSecretOf = (username: string): string =>
  `TREVODEMO${username.toUpperCase().replaceAll(/[^A-Z]/g, '')}`
    .padEnd(32, 'TREVO234567')
    .slice(0, 32)
