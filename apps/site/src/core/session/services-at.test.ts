import { expect, test } from 'vitest'
import { servicesAt } from './services-at.ts'

const services = ['ALL', 'MENU', 'FOOTER', 'HELP', 'CLOSED', 'ANY OTHER'].map((csPosition) => ({
  csPosition,
  csType: 'CHAT',
  title: csPosition,
  path: '/chat',
}))

test.each(['MENU', 'FOOTER', 'HELP', 'CLOSED'] as const)(
  'MODEL-19: at %s are the entries for it and those that name no place',
  (place) => {
    expect(servicesAt(services, place).map(({ csPosition }) => csPosition)).toEqual([
      'ALL',
      place,
      'ANY OTHER',
    ])
  },
)
