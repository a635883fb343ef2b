import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { ClassChoices, classesOf } from './class-choices.tsx'

const typesPath = '/wps/relay/GCSGAME_getVassGameType'
const content = { RNG: { TRV: ['MEGAWAY', 'SM'], PG: ['JP', 'ODD'] }, LIVE: { EVO: ['ROU'] } }

test('classes on offer: those of the shown type and of the chosen providers that have a name', () => {
  expect(classesOf(content, 'RNG', [])).toEqual(['SM', 'MEGAWAY', 'JP'])
  expect(classesOf(content, 'RNG', ['PG'])).toEqual(['JP'])
  expect(classesOf(content, '', [])).toEqual(['SM', 'MEGAWAY', 'JP', 'ROU'])
  expect(classesOf(content, 'FISH', [])).toEqual([])
})

test('CALL-36: the filters fetch which classes the vendors have, with the token, and one can be chosen', async () => {
  const server = await standInServer({ [typesPath]: () => value({ content }) })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember(0))
  await showPage(<ClassChoices />, { address: '/rng' })
  const megaways = await screen.findByRole('button', { name: 'Megaways' })
  await act(async () => fireEvent.click(megaways))
  expect(screen.getByTestId('address').textContent).toBe('/rng?gameClassify=MEGAWAY')
  expect(screen.queryByRole('button', { name: 'Roleta' })).toBeNull()
  const [asked] = server.to(typesPath)
  expect(asked?.headers.get('Authorization')).toBe('tok')
  expect(asked?.headers.get('ModuleId')).toBe('COMM3')
})
