import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { showToast, Toaster } from '@trevo/ui/toast.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { initialSession, type SessionState } from '../core/session/session-state.ts'
import { emitLiveEvent, type LiveEvent } from '../core/live/live-events.ts'
import { enterSession, startSession } from '../core/session/store.ts'
import { demoMember } from './demo-member.ts'
import { showPage } from './show-page.tsx'
import { standInServer } from './stand-in-server.ts'

type At = {
  readonly address?: string
  readonly language?: SiteLanguage
  /** Modules of the brand that are on or off. */
  readonly modules?: SessionState['whitelabelVal']
  readonly member?: MemberInfo
}

/** Shows a part of the site and its notices to a member, with a server that answers as given. */
export const showToMember = async (
  page: ReactNode,
  answers: Parameters<typeof standInServer>[0] = {},
  { address = '/', language = 'PT', modules = {}, member = demoMember() }: At = {},
) => {
  // At most three notices are shown: those of earlier tests leave.
  for (let notice = 0; notice < 3; notice += 1) showToast('')
  const server = await standInServer(answers)
  startSession({ ...initialSession(server.status, () => 0), whitelabelVal: modules })
  enterSession('tok', member)
  await showPage(
    <>
      {page}
      <Toaster />
    </>,
    { address, language },
  )
  return server
}

/** What an element says, without the non-breaking spaces of amounts. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')

/** Every text of the page, without its non-breaking spaces. */
export const pageText = (): string => textOf(document.body)

/** Whether a placeholder stands for something that is being loaded. */
export const isWaiting = (): boolean => document.querySelector('[class*="_skeleton_"]') !== null

/** Presses the button of that name, and waits for what follows at once. */
export const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

/** Types into the field of that label. */
export const enter = (label: string | RegExp, typed: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value: typed } })

/** An event of the live socket, once the effects of what is shown have begun to listen. */
export const hear = async (event: LiveEvent): Promise<void> => {
  await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
  await act(async () => emitLiveEvent(event))
}
