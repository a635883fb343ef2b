import { createHmac, createSecretKey } from 'node:crypto'
import path from 'node:path'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import { createDatabase, type Tx } from '@trevo/database/connect.ts'
import { createSealing } from '@trevo/platform/sealing.ts'
import { loadAccountKeys, type Identity } from '../../../modules/identity/index.ts'
import {
  createKyc,
  createStanding,
  openPorts,
  type KycAccount,
  type KycModule,
  type KycStanding,
} from '../../../modules/kyc/index.ts'
import type { Live } from '../../../modules/live/index.ts'
import type { Member, MemberDirectory, Members } from '../../../modules/members/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import { readParties } from '../../../platform/outside/parties-file.ts'
import { createSealCall } from '../../../platform/outside/seal-call.ts'
import { loadSigningKeys } from '../../../platform/signing/signing-keys.ts'
import type { Platform } from '../../platform.ts'

const isRequiredBy = (settings: Settings) => (brandId: number) =>
  settings.jurisdictionRulesOf(brandId).kycBeforeStake

/** Whether a person's identity lets them stake; created before members, who ask it under their lock. */
export const buildKycStanding = (
  { pools }: Pick<Platform, 'pools'>,
  { settings }: { readonly settings: Settings },
): KycStanding =>
  createStanding({
    database: createDatabase(pools.requests),
    settings: { isRequired: isRequiredBy(settings) },
  })

const accountOf = (member: Member): KycAccount => ({
  memberId: member.memberId,
  personId: member.personId,
  brandId: member.brandId,
  username: member.username,
  customerId: member.customerId,
  fullName: member.payeeName,
  taxId: member.taxId,
  bornOn: member.bornOn,
  phone: member.mobileE164,
  email: member.email,
  signUpAddress: member.registerAddress,
})

type Neighbours = {
  readonly settings: Settings
  readonly live: Pick<Live, 'publishToMember'>
  readonly identity: Pick<Identity, 'provePassword' | 'passkeys'>
  readonly directory: MemberDirectory
  readonly members: Pick<Members, 'applyStandingInTx' | 'confirmIdentityInTx'>
}

/** Cases of identity, with the keys that seal them. */
export const buildKyc = async (
  { pools, clock, config, logger }: Platform,
  { settings, live, identity, directory, members }: Neighbours,
): Promise<KycModule> => {
  const { SECRETS_DIR, CHECKS_FILE } = config
  const keys = await loadAccountKeys(SECRETS_DIR)
  const hashKey = createSecretKey(keys.hashing)
  const sealing = createSealing(...keys.sealing)
  const callsFile = path.join(SECRETS_DIR, 'outside-calls.json')
  const signing = await loadSigningKeys(callsFile, 'calls', clock.now())
  return createKyc({
    database: createDatabase(pools.requests),
    clock,
    ports: openPorts(await readParties(CHECKS_FILE), clock),
    secrets: {
      sealing,
      hash: (text) => createHmac('sha256', hashKey).update(`kyc\n${text}`).digest(),
    },
    sealCall: createSealCall(sealing, signing),
    settings: {
      isRequired: isRequiredBy(settings),
      idleReauthMin: (brandId) => settings.jurisdictionRulesOf(brandId).idleReauthMin,
      locationEveryMin: (brandId) => settings.jurisdictionRulesOf(brandId).locationEveryMin,
      countryOf: () => 'BR',
      todayOf: (brandId, at) => dayIn(at, settings.brand(brandId).row.time_zone),
    },
    identity,
    members: {
      getAccount: async (memberId: bigint, tx?: Tx) => {
        const member = await directory.findMember(memberId, tx)
        if (!member) throw new Error(`no member ${memberId}`)
        return accountOf(member)
      },
      findAccounts: async (memberIds) => (await directory.findMembers(memberIds)).map(accountOf),
      listAccountIds: async (personId, tx) =>
        (await directory.accountsOfPerson(tx, personId))
          .map((one) => one.memberId)
          .toSorted((a, b) => (a < b ? -1 : 1)),
      findPersonByCpf: (brandId, cpf, tx) => {
        const { company_id: companyId } = settings.brand(brandId).row
        return directory.findPersonByCpf(tx, companyId, cpf)
      },
      confirmIdentity: members.confirmIdentityInTx,
      applyStanding: members.applyStandingInTx,
    },
    live: {
      onCaseChanged: (memberId, state) => {
        live.publishToMember(memberId, { topic: 'kyc', state }).catch((error: unknown) => {
          logger.warn({ err: error }, 'a case’s state is shown with the next reading')
        })
      },
    },
  })
}
