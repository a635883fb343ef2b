import { dataCategories, type DataCategory } from '@trevo/contract/wps/my-data.ts'

/** The articles that ask to keep records. */
const records = 'Portaria SPA/MF 722/2024; Portaria SPA/MF 1.143/2024'
const tax = 'IN RFB 2.299/2025'

/** Which article asks to keep a category; null where none does, and it is deleted when the person asks. */
const articleOf: Readonly<Record<DataCategory, string | null>> = {
  profile: records,
  identity: records,
  logins: records,
  money: records,
  play: records,
  limits: 'Portaria SPA/MF 1.231/2024',
  messages: records,
  tax,
  preferences: null,
}

/** What is kept of a person, why, and for how many years after the account is closed. */
export const keptData = (recordYears: number) =>
  dataCategories.map((category) => {
    const article = articleOf[category]
    return {
      category,
      article,
      years: article === null ? null : recordYears,
      isErasable: article === null,
    }
  })
