import { expect, test } from 'vitest'
import { servicesAt } from './services-at.ts'

const services = ['ALL', 'MENU', 'FOOTER', 'HELP', 'CLOSED', 'ANY OTHER'].map((csPosition) => ({
  csPosition,
  csType: 'CHAT',
  title: csPosition,
  path: '/chat',
}))

test.each(['MENU', 'FOOTER', 'HELP', 'CLOSED'] as const)(
  'MODEL-19: %s shows the entries for that position and those without one',
  (place) => {
    expect(servicesAt(services, place).map(({ csPosition }) => csPosition)).toEqual([
      'ALL',
      place,
      'ANY OTHER',
    ])
  },
)
