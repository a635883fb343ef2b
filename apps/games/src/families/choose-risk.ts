import './originals.css'
import { riskNames, risks, type Risk } from '@trevo/game-rules/common/risks.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { createSegmented, type Segmented } from '../widgets/segmented.ts'

const labels: Readonly<Record<LanguageCode, string>> = { PT: 'Risco', EN: 'Risk' }

/** The three risks side by side. */
export const createRisk = (
  language: LanguageCode,
  value: Risk,
  onChange: (risk: Risk) => void,
): Segmented<Risk> =>
  createSegmented<Risk>({
    label: labels[language],
    options: risks.map((risk) => ({ value: risk, label: riskNames[risk][language] })),
    value,
    onChange,
  })
