import type { AmlNeeds } from './needs.ts'
import { createAmlAlerts } from './service/aml-alerts.ts'
import { createAmlPersons } from './service/aml-persons.ts'
import { createChangeAmlCases } from './service/change-aml-cases.ts'
import { createEvaluatePersons } from './service/evaluate-persons.ts'
import { createFollowMoney } from './service/follow-money.ts'
import { reportAmlCaseKind } from './service/report-aml-case-kind.ts'
import { createReportAmlCase } from './service/report-aml-case.ts'
import { createDownloadAmlYear } from './service/download-aml-year.ts'
import { createReportAmlYear, reportAmlYearKind } from './service/report-aml-year.ts'
import { createShowAmlYear } from './service/show-aml-year.ts'
import { createShowAmlCases } from './service/show-aml-cases.ts'
import { createWatchClocks } from './service/watch-clocks.ts'

/** The watch against money laundering: rules over persons, alerts, cases and reports. */
export const createAml = (needs: AmlNeeds) => {
  const cases = createShowAmlCases(needs)
  const followMoney = createFollowMoney(needs)
  const evaluatePersons = createEvaluatePersons(needs)
  return {
    ...createAmlAlerts(needs),
    ...createAmlPersons(needs),
    ...cases,
    ...createChangeAmlCases(needs, cases.showAmlCase),
    ...createReportAmlCase(needs),
    /** A job, every two seconds. */
    watchMoney: async (): Promise<void> => {
      await followMoney()
      await evaluatePersons()
    },
    /** A job, every half minute. */
    watchClocks: createWatchClocks(needs),
    showAmlYear: createShowAmlYear(needs),
    reportAmlYear: createReportAmlYear(needs),
    downloadAmlYear: createDownloadAmlYear(needs),
    /** The acts that need a second person. */
    changeKinds: [reportAmlCaseKind(needs), reportAmlYearKind(needs)],
  }
}
export type Aml = ReturnType<typeof createAml>
