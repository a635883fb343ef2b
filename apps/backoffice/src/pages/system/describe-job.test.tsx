import { texts } from '@trevo/i18n/texts/en/office/system.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { expect, test } from 'vitest'
import { setBrandTimeZone } from '../../core/format.ts'
import { describeSchedule, nameJob, nameQueue, nameRepeated } from './describe-job.ts'

const t = createTranslate<OfficeKey>(texts, 'en')

test('a job runs at times of the brand; a form that the schedule does not use stays as it is', () => {
  setBrandTimeZone('America/Sao_Paulo')
  const crons = ['* * * * *', '*/5 * * * *', '7 * * * *', '5 4 * * *', '0 0 1 * *', '1-5 * * * *']
  expect(crons.map((cron) => describeSchedule(t, cron))).toEqual([
    'every minute',
    'every 5 minutes',
    'every hour, at :07',
    'every day at 01:05',
    '0 0 1 * *',
    '1-5 * * * *',
  ])
})

test('a job bears its name, and one of another version that of the queue', () => {
  expect(nameJob(t, 'funds_measure_days')).toBe('Compare player funds')
  expect(nameJob(t, 'of_another_version')).toBe('of_another_version')
})

test('repeated work and queues bear names, and unknown ones their codes', () => {
  expect(nameRepeated(t, 'lottery.settle')).toBe('Settle draws')
  expect(nameRepeated(t, 'of.another-version')).toBe('of.another-version')
  const queues = ['reports.exports', 'funds_measure_days', 'of.another-version']
  expect(queues.map((name) => nameQueue(t, name))).toEqual([
    'Files to write',
    'Compare player funds',
    'of.another-version',
  ])
})
