import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  addPayee,
  createDeposit,
  createWithdrawal,
  getBalance,
  getDeposit,
  launchGame,
  setPaymentPassword,
} from '@trevo/api-client/endpoints.ts'
import type { Api } from '@trevo/api-client/create-api.ts'
import type { PublishedMember } from '@trevo/demo-members/demo-members.ts'
import type { Target } from './system-under-attack.ts'
import { enterAsMember, needed, type Member } from './visitors.ts'

const paymentPassword = '482913'
const payerName = 'Membro de Teste'
const creditedWithinMs = 30_000

/** Calls the institution's controls, as its operators and other people's banks would. */
export const atInstitution = async (
  { pspUrl }: Target,
  method: 'POST' | 'PUT' | 'GET',
  path: string,
  body?: object,
): Promise<unknown> => {
  const answer = await fetch(pspUrl + path, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

export const balanceOf = async ({ api }: Member): Promise<string> =>
  needed(await api.call(getBalance)).sumBalance

/** Creates a charge; `pay` is the payer's bank and returns the Pix, `isCredited` checks the deposit. */
export const charge = async (target: Target, { api, cpf }: Member, amount: string) => {
  const body = { clientId: randomUUID(), channel: 'PIX', amount } as const
  const { depositId } = needed(await api.call(createDeposit, { body }))
  const order = { txid: depositId.replaceAll('-', ''), cpf, name: payerName, force: true }
  return {
    pay: async (): Promise<string> => {
      const paid = await atInstitution(target, 'POST', '/sandbox/payments', order)
      const [pix] = (paid as { pix: { endToEndId: string }[] }).pix // the sandbox's contract
      return pix?.endToEndId ?? ''
    },
    untilCredited: async (): Promise<void> => {
      for (const until = Date.now() + creditedWithinMs; Date.now() < until; await pause(50)) {
        const deposit = needed(await api.call(getDeposit, { query: { depositId } }))
        if (deposit.status === 'credited') return
      }
      throw new Error('the deposit is not credited')
    },
  }
}

export const deposit = async (target: Target, member: Member, amount: string): Promise<string> => {
  const { pay, untilCredited } = await charge(target, member, amount)
  const endToEndId = await pay()
  await untilCredited()
  return endToEndId
}

/** A member in a game, whose vendor stakes and credits on their behalf. */
export const sitDown = async (target: Target, username: PublishedMember, nodeId = 1001) => {
  const member = await enterAsMember(target.siteUrl, username)
  const { content } = needed(await member.api.call(launchGame, { query: { nodeId } }))
  const launchToken = new URL(content.game_url).searchParams.get('token') ?? ''
  const checked = await target.vendor.checkSession({ launchToken })
  if (checked.kind !== 'answer' || !checked.reply.session) throw new Error('no game session')
  const { sessionToken, playerRef, gameCode, currency } = checked.reply.session
  const createRound = () => ({ playerRef, gameCode, currency, roundId: randomUUID() })
  const stake = (amount: string, round = createRound()) =>
    target.vendor
      .debit({ ...round, amount, sessionToken, transactionId: `s-${round.roundId}` })
      .then((answer) => (answer.kind === 'answer' ? answer.reply.status : answer.why))
  const credit = (amount: string, round: ReturnType<typeof createRound>) =>
    target.vendor.credit({
      ...round,
      amount,
      transactionId: `w-${round.roundId}`,
      referenceTransactionId: `s-${round.roundId}`,
    })
  /** Stakes an amount and wins it back, so it counts as played and is still there. */
  const playThrough = async (amount: string): Promise<void> => {
    const round = createRound()
    const answered = await stake(amount, round)
    if (answered !== 'OK') throw new Error(`a stake of ${amount}: ${answered}`)
    await credit(amount, round)
  }
  return { ...member, createRound, stake, credit, playThrough }
}

export type Player = Awaited<ReturnType<typeof sitDown>>

/** Gives the member a payment password and a Pix key for withdrawals; returns the payee. */
export const openPayee = async (
  target: Target,
  { api, cpf, password }: Member,
): Promise<string> => {
  const body = {
    password,
    newPaymentPassword: paymentPassword,
    confirmNewPaymentPassword: paymentPassword,
  }
  needed(await api.call(setPaymentPassword, { body }))
  const key = `${randomUUID().slice(0, 8)}@example.com`
  await atInstitution(target, 'PUT', '/sandbox/keys', { key, cpf, name: payerName })
  const payee = { kind: 'pix', keyType: 'EMAIL', key } as const
  const added = await api.call(addPayee, {
    body: { paymentPassword, clientId: randomUUID(), payee },
  })
  return needed(added).bankCardId
}

export const withdraw = (api: Api, bankCardId: string, amount: string) =>
  api.call(createWithdrawal, {
    body: { paymentPassword, clientId: randomUUID(), bankCardId, amount },
  })
