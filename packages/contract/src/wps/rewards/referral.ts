import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { heldReasons } from '../../promotion-names.ts'
import { CacheBuster, ClientId, Instant, Money } from '../../shapes.ts'
import { rewardCommon } from './center.ts'

const plain = z.object({ _: CacheBuster })

export const getReferralDetails = endpoint({
  name: 'getReferralDetails',
  summary: 'The member’s code, what each friend brings and how far each one is, unnamed',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  callsToPlay: true,
  ...rewardCommon,
  query: plain,
  response: z.object({
    referralCode: z.string(),
    /** The address in the link with the code. */
    link: z.url(),
    totalInvitations: z.int(),
    qualified: z.int(),
    received: Money,
    tiers: z.array(
      z.object({
        from: z.int(),
        to: z.int().nullable(),
        amount: Money,
        /** How much of one friend's stakes must have counted. */
        stakes: Money,
      }),
    ),
    friends: z.array(
      z.object({
        number: z.int(),
        /**
         * `UNPROVEN`: the friend is not a verified person and left less than the reward, or staked
         * less than pays for it.
         */
        state: z.enum(['REGISTERED', 'ON_THE_WAY', 'UNPROVEN', 'QUALIFIED', 'HELD', 'REFUSED']),
        /** Why a person reviews it first. */
        reasons: z.array(z.enum(heldReasons)),
        /** How much of the settled stakes has counted so far. */
        staked: Money,
        amount: Money.nullable(),
        since: Instant,
      }),
    ),
  }),
  refusals: [],
})

export const listLevelBenefits = endpoint({
  name: 'listLevelBenefits',
  summary: 'What each VIP level pays',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLevelBenefits',
  callsToPlay: true,
  ...rewardCommon,
  query: plain,
  response: z.object({
    levels: z.array(
      z.object({
        rankLevel: z.int(),
        /** Once, when the level is first reached; and in each month with play. */
        upgrade: Money,
        month: Money,
        /** Once a year, on the member's birthday. */
        birthday: Money,
        /** Added to the rebate of every product, in percent. */
        rebate: z.string(),
      }),
    ),
  }),
  refusals: [],
})

export const getManualRebate = endpoint({
  name: 'getManualRebate',
  summary: 'What settled stakes give back by product, and what was claimed before',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  ...rewardCommon,
  query: plain,
  response: z.object({
    claimable: Money,
    validBet: Money,
    /** Claimed for bets that were returned later; the next rebates are offset against it. */
    owed: Money,
    products: z.array(
      z.object({
        productType: z.string(),
        validBet: Money,
        /** Percent, such as "0.40". */
        rate: z.string(),
        /** Which share of a stake counts, in percent. */
        weight: z.string(),
        amount: Money,
      }),
    ),
    history: z.array(z.object({ id: z.string(), claimedAt: Instant, amount: Money })),
  }),
  refusals: [],
})

export const claimManualRebate = endpoint({
  name: 'claimManualRebate',
  summary: 'Pays all rebate into the balance; the same id once',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimManualRebate',
  ...rewardCommon,
  startsMoney: true,
  permission: 'bonus',
  rateLimit: { max: 20, windowSec: 60 },
  body: z.strictObject({ clientId: ClientId }),
  response: z.object({ amount: Money, claimedAt: Instant }),
  refusals: [
    'rewards.nothing_to_claim',
    'rewards.not_allowed',
    'rewards.bet_first',
    'request.id_reused',
  ],
})
