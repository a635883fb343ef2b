import { beforeEach, describe, expect, test } from 'vitest'
import { demoStatus } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { balanceStore } from './balance-store.ts'
import { initialSession, phaseOf, viewOf, withMember } from './session-state.ts'
import { enterSession, leaveSession, readSession, startSession } from './store.ts'

const fresh = () => initialSession(demoStatus(), () => 0)

beforeEach(() => {
  startSession(fresh())
})

describe('the session', () => {
  test.each([
    [1, 'member', true],
    [42, 'member', true],
    [4, 'trial', false],
    [0, 'member', false],
    [17, 'member', false],
  ])('SESSION-1, SESSION-3, ROLE-1: type %i is a %s, agent: %s', (type, phase, isAgent) => {
    const state = withMember(fresh(), demoMember(type))
    expect(phaseOf(state)).toBe(phase)
    expect(state.isAgent).toBe(isAgent)
  })

  test('SESSION-2, SESSION-4: entering identifies the visitor and fills the keys', () => {
    expect(readSession().isLogin).toBe(false)
    enterSession('secret', demoMember(1))
    expect(readSession().isLogin).toBe(true)
    const kept = [
      'token',
      'nickname',
      'account',
      'username',
      'customerId',
      'isAgent',
      'merchant',
      'merchantCode',
    ]
    expect(kept.map((key) => sessionStorage.getItem(key))).toEqual([
      'secret',
      'Ana',
      'trevo@ana',
      'ana',
      'm1',
      'true',
      'trevo',
      'trevo',
    ])
  })

  test('CONST-5: leaving clears everything but the brand’s merchant', () => {
    enterSession('secret', demoMember(0))
    balanceStore.set({ amount: '10.00', currency: 'BRL', seq: '3' })
    leaveSession()
    expect({ ...sessionStorage }).toEqual({ merchant: 'trevo', merchantCode: 'trevo' })
    expect(phaseOf(readSession())).toBe('guest')
    expect(balanceStore.read()).toBeUndefined()
  })

  test('SESSION-7: the white-label modules set the switches', () => {
    const whitelabel = {
      modId: 'ROOT',
      enabled: '1' as const,
      childrenNodes: [
        { modId: 'FREEPLAY3', enabled: '1' as const, childrenNodes: [] },
        {
          modId: 'GROUP',
          enabled: '1' as const,
          childrenNodes: [{ modId: 'REGMOBVERF3', enabled: '0' as const, childrenNodes: [] }],
        },
      ],
    }
    const state = initialSession(demoStatus({ info: { whitelabel } }), () => 0)
    expect(state).toMatchObject({ hasFreePlay: true, smsEnabled: false, mobileReg: false })
  })

  test.each([
    [0, 'a', 'c'],
    [0.5, 'b', 'd'],
    [0.99, 'b', 'e'],
  ])(
    'CONST-2, CONST-3: the random number %f picks a host from each list',
    (chance, image, launch) => {
      const info = { imageCDNs: ['a', 'b'], launchGameCDNs: ['c', 'd', 'e'] }
      const state = initialSession(demoStatus({ info }), () => chance)
      expect([state.imgUrl, state.startGameUrl]).toEqual([image, launch])
    },
  )

  test.each([
    [{}, 0],
    [{ maintenance: true }, 1],
    [{ regionRestriction: true }, 2],
    [{ maintenance: true, regionRestriction: true }, 1],
    [{ domainValid: false }, 2],
    [{ domainValid: false, maintenance: true }, 1],
  ])('START-1, START-3: %o shows view %i', (change, view) => {
    expect(viewOf(demoStatus(change))).toBe(view)
  })
})

test('an older balance never replaces a newer one', () => {
  balanceStore.set({ amount: '20.00', currency: 'BRL', seq: '10' })
  balanceStore.set({ amount: '15.00', currency: 'BRL', seq: '9' })
  expect(balanceStore.read()?.amount).toBe('20.00')
  balanceStore.set(undefined)
})
