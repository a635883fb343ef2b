import { createHash, randomBytes } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { checkEntry } from '@trevo/field-rules/check-form.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import { accountOf } from '../../common/domain/account-name.ts'
import { resetMail } from '../domain/reset-mail.ts'
import { findMemberByAccount, type Member } from '../../common/repository/find-member.ts'
import { insertResetLink } from '../repository/reset-links.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'
import { createFindRequester, type AskedFrom } from '../../codes/service/find-requester.ts'

export type EmailRecoveryOrder = {
  readonly brand: Brand
  readonly language: Language
  readonly username: string
  readonly email: string
  readonly captcha: string | undefined
  readonly captchaId: string | undefined
  readonly humanProof: string | undefined
  readonly from: AskedFrom
}

const linkLifeMin = 15

/** The hash under which a link's ticket is stored. */
export const hashLinkToken = (ticket: string): Buffer =>
  createHash('sha256').update(ticket).digest()

const isSameEmail = (one: string, other: string) =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()

const requireGoodFields = (
  { settings }: MembersNeeds,
  { brand, username, email }: EmailRecoveryOrder,
) => {
  const rules = settings.registerRulesOf(brand.id)
  for (const [field, value] of Object.entries({ username, email })) {
    const problem = checkEntry({ ...rules[field as 'username' | 'email'], required: true }, value) // these two keys
    if (problem) throw new Refusal('register.field_invalid', { ...problem, field })
  }
}

const requireHuman = async (
  { identity }: MembersNeeds,
  order: EmailRecoveryOrder,
  hasCaptcha: boolean,
) => {
  if (hasCaptcha) {
    if (await identity.isCaptchaRight(order.captchaId, order.captcha)) return
    throw new Refusal('captcha.invalid', { captcha: true })
  }
  if (order.brand.disabledModules.has('GEETEST3')) return
  if (!(await identity.isHuman(order.humanProof))) throw new Refusal('verify_first')
}

/**
 * Mails a link for setting a new password, to a confirmed address: an account with another one is not found. Name
 * and email must both be right. If the brand has the image captcha, a caller who solved it, within the limits,
 * gets `recovery.unknown` (ERR-11); otherwise known and unknown names take the same steps and get the same answer.
 */
export const createRecoverByEmail = (needs: MembersNeeds) => {
  const { database, clock, verification, delivery, settings } = needs
  const findRequester = createFindRequester(needs)

  const findOwner = async ({ brand, username, email }: EmailRecoveryOrder) => {
    const account = accountOf(brand.merchant, username)
    const member = await findMemberByAccount(database.db, brand.id, account)
    const isTheirs =
      member !== undefined &&
      member.closedAt === null &&
      member.email !== null &&
      member.emailConfirmedAt !== null &&
      isSameEmail(member.email, email)
    return isTheirs ? member : undefined
  }

  const mailLink = async (order: EmailRecoveryOrder, owner: Member | undefined) => {
    const { brand, language } = order
    const ticket = randomBytes(32).toString('base64url')
    const until = new Date(clock.now().getTime() + linkLifeMin * minuteMs)
    const site = settings.siteOf(brand.id)
    const mail = resetMail(language, {
      brandName: site.name,
      username: owner?.username ?? order.username,
      link: `${site.origin}/?resetTicket=${ticket}`,
      minutes: linkLifeMin,
    })
    await database.inTx(async (tx) => {
      await insertResetLink(tables<MemberTables>(tx), {
        ticketHash: hashLinkToken(ticket),
        brandId: brand.id,
        memberId: owner?.memberId ?? null,
        until,
      })
      await delivery.send(tx, {
        brandId: brand.id,
        channel: 'email',
        recipient: owner?.email ?? '',
        ...mail,
        until,
        isWanted: owner !== undefined,
      })
    })
  }

  return async (order: EmailRecoveryOrder): Promise<void> => {
    const { brand, email, from } = order
    requireGoodFields(needs, order)
    const hasCaptcha = !brand.disabledModules.has('CAPTCHA3')
    await requireHuman(needs, order, hasCaptcha)
    const owner = await findOwner(order)
    await verification.countSending({
      brandId: brand.id,
      to: `recover:${email.toLowerCase()}`,
      address: from.address,
      requester: await findRequester(owner, from),
    })
    if (!owner && hasCaptcha) throw new Refusal('recovery.unknown')
    await mailLink(order, owner)
  }
}
