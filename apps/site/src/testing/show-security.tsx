import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { SecurityForm } from '../core/popups/security-form.ts'
import { initialSession } from '../core/session/session-state.ts'
import { enterSession, startSession } from '../core/session/store.ts'
import type { SecurityOverview } from '../features/security/common/queries.ts'
import SecurityCenter from '../features/security/security-center.tsx'
import SecurityPopup from '../features/security/security-popup.tsx'
import { demoMember } from './demo-member.ts'
import { pressEnter } from './press-enter.ts'
import { showPage } from './show-page.tsx'
import { standInServer, value } from './stand-in-server.ts'

/** The account of a member who has not set up anything yet. */
export const overview: SecurityOverview = {
  profile: {
    username: 'ana',
    nickname: 'Ana',
    payeeName: null,
    bornOn: null,
    taxId: null,
    email: 'a•••@mail.com',
    mobile: null,
    line: null,
    whatsapp: null,
    facebook: null,
    wechat: null,
    qqNum: null,
  },
  emailConfirmed: false,
  mobileConfirmed: false,
  passwordSetAt: '2026-11-01T12:00:00.000Z',
  hasPaymentPassword: false,
  totpOn: false,
  recoveryCodesLeft: 0,
  passkeyCount: 0,
  socialLogins: [],
  lastLoginAt: '2026-11-20T12:00:00.000Z',
  level: 1,
  requiredAction: null,
}
export const securityPath = '/wps/member/security'

type Answers = Parameters<typeof standInServer>[0]

/** A member, and a server that answers the security center's requests. */
export const startSecurity = async (change: Partial<SecurityOverview>, answers: Answers) => {
  const server = await standInServer({
    [securityPath]: () => value({ ...overview, ...change }),
    '/wps/session/login/social': () => value([]),
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    ...answers,
  })
  startSession({ ...initialSession(server.status, () => 0), whitelabelVal: { PASS3: true } })
  enterSession('tok', demoMember(0))
  return server
}
/** Shows the center, or one part of it. */
export const showCenter = async (
  change: Partial<SecurityOverview> = {},
  answers: Answers = {},
  part: string = '',
) => {
  const server = await startSecurity(change, answers)
  await showPage(<SecurityCenter />, { address: `/member?page=securityCenter${part}` })
  return server
}
/** Opens one form of the center. */
export const openForm = async (
  form: SecurityForm,
  answers: Answers = {},
  change: Partial<SecurityOverview> = {},
) => {
  const server = await startSecurity(change, answers)
  const onClose = vi.fn()
  await showPage(<SecurityPopup form={form} onClose={onClose} />, { address: '/member' })
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  return { server, onClose }
}
export const fill = (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  }
}
/** Submits the form in the dialog with Enter. */
export const sendForm = async () => {
  const field = document.querySelector('dialog form input')
  if (!field) throw new Error('no form is open in a dialog')
  await pressEnter(field)
}
export const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
