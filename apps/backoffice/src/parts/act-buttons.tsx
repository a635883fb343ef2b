import type { ReactNode } from 'react'
import { useKeys } from '../core/use-keys.ts'

/** An act on the open record; its key is printed on the button. */
export type Act<Choice extends string> = {
  readonly choice: Choice
  readonly key: string
  readonly text: string
  readonly look?: 'o-no' | 'o-go' | undefined
  readonly may: boolean
}

export type Decision = 'approve' | 'reject'

/** Yes by A and no by R. */
export const decisionActs = (
  textOf: (decision: Decision) => string,
  may: boolean,
): readonly Act<Decision>[] => [
  { choice: 'reject', key: 'R', look: 'o-no', text: textOf('reject'), may },
  { choice: 'approve', key: 'A', look: 'o-go', text: textOf('approve'), may },
]

/**
 * What can be done with the open record, by button or key. Acts that need another right stay visible.
 * @param whose says which right they need
 */
export const ActButtons = <Choice extends string>({
  acts,
  whose,
  onChoose,
  children,
}: {
  readonly acts: readonly Act<Choice>[]
  readonly whose?: ReactNode
  readonly onChoose: (choice: Choice) => void
  /** The dialog of the chosen act. */
  readonly children?: ReactNode
}) => {
  const choose = ({ may, choice }: Act<Choice>) => {
    if (may) onChoose(choice)
  }
  useKeys(Object.fromEntries(acts.map((act) => [act.key.toLowerCase(), () => choose(act)])))
  return (
    <div className="o-acts">
      {whose && <p className="o-muted">{whose}</p>}
      {acts.map((act) => (
        <button
          key={act.choice}
          type="button"
          className={`o-btn ${act.look ?? ''}`}
          aria-disabled={!act.may}
          onClick={() => choose(act)}
        >
          {act.text} <kbd>{act.key}</kbd>
        </button>
      ))}
      {children}
    </div>
  )
}
