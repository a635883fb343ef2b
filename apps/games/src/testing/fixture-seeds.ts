/** Seeds of the fixture: every nonce is a known round. */
export const fixtureSeeds = { serverSeed: '5e'.repeat(32), clientSeed: 'trevo' } as const
