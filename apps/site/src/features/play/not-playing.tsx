import { Why } from '../../core/forms/problem.tsx'
import { formatTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { askForLogin } from '../../core/session/require-login.ts'
import type { SessionPhase } from '../../core/session/session-state.ts'
import { openPopup } from '../../core/popups/popups.ts'
import styles from './play.module.css'
import type { LaunchProblem } from './open-launch.ts'
import type { Opening } from './use-launch.ts'
import { useText } from '../../core/language/use-text.ts'

type Action = { readonly label: string; readonly go: () => void }

/** Demo visitors have to open an account first, and members have to log in. */
const NoMember = ({ isTrial }: { readonly isTrial: boolean }) => {
  const t = useText('play')
  if (!isTrial) {
    const logIn = { label: t('common.logIn'), go: askForLogin }
    return (
      <Stop drawing="locked" title={t('play.guest')} text={t('play.guestText')} action={logIn} />
    )
  }
  const create = { label: t('play.createAccount'), go: () => openPopup('register', {}) }
  return (
    <Stop
      drawing="crown"
      title={t('play.trialTitle')}
      text={t('in_need_true_account')}
      action={create}
    />
  )
}

/** Why the game did not open, and what to do: try again, other games, or the exclusion's page. */
const Problem = ({
  problem,
  onRetry,
}: {
  readonly problem: LaunchProblem
  readonly onRetry: () => void
}) => {
  const t = useText('play')
  const navigate = useNavigate()
  const { locale } = useLanguage()
  const { openGame } = problem
  const values = openGame && {
    game: openGame.name,
    time: formatTime(new Date(openGame.opensAt), locale),
  }
  const stop = {
    drawing: problem.drawing,
    title: t(problem.title, values),
    text: t(problem.text, values),
  }
  if (openGame) {
    const page = to.seamless(openGame.nodeId)
    const back = { label: t('play.backToGame', values), go: () => void navigate(page) }
    return <Stop {...stop} action={back} second={{ label: t('state.retry'), go: onRetry }} />
  }
  if (problem.leadsTo === 'exclusion') {
    const page = to.member('why', { code: problem.code })
    const action = { label: t('play.excludedWhy'), go: () => void navigate(page) }
    return <Stop {...stop} action={action} />
  }
  if (problem.leadsTo === 'identity') {
    const go = () => void navigate(to.member('identity'))
    const { missing = [] } = problem
    return (
      <Stop {...stop} action={{ label: t('play.confirmIdentity'), go }}>
        {missing.length > 0 && <MissingSteps missing={missing} />}
        <Why code={problem.code} />
      </Stop>
    )
  }
  const seeGames = { label: t('common.seeGames'), go: () => void navigate(to.gameList('hot')) }
  const why = <Why code={problem.code} />
  if (!problem.canRetry) {
    return (
      <Stop {...stop} action={seeGames}>
        {why}
      </Stop>
    )
  }
  return (
    <Stop {...stop} action={{ label: t('state.retry'), go: onRetry }} second={seeGames}>
      {why}
    </Stop>
  )
}

/** The steps of the identity that are still open. */
const MissingSteps = ({ missing }: Required<Pick<LaunchProblem, 'missing'>>) => {
  const t = useText('play')
  const step = useText('identity')
  return (
    <p>
      {t('play.missingSteps', {
        what: missing.map((one) => step(`identity.step.${one}`)).join(', '),
      })}
    </p>
  )
}

/** Everything that can replace the game: the request to log in, or why it did not open. */
export const NotPlaying = ({
  phase,
  opening,
  onRetry,
}: {
  readonly phase: SessionPhase | 'restoring'
  readonly opening: Opening
  readonly onRetry: () => void
}) => {
  const t = useText('play')
  if (phase === 'trial' || opening.kind === 'noAccount') return <NoMember isTrial />
  if (phase === 'guest') return <NoMember isTrial={false} />
  const playHere = { label: t('play.playHere'), go: onRetry }
  switch (opening.kind) {
    case 'otherWindow':
      return (
        <Stop
          drawing="joystick"
          title={t('play.otherTab')}
          text={t('play.otherTabText')}
          action={playHere}
        />
      )
    case 'sessionEnded':
      return (
        <Stop
          drawing="hourglass-done"
          title={t('play.sessionEnded')}
          text={t('play.guestText')}
          action={playHere}
        />
      )
    case 'problem':
      return <Problem problem={opening.problem} onRetry={onRetry} />
    default:
      return null
  }
}

/** Why a game with play money did not open; no login is required. */
export const NoDemo = ({
  problem,
  onRetry,
}: {
  readonly problem: LaunchProblem
  readonly onRetry: () => void
}) => <NotPlaying phase="member" opening={{ kind: 'problem', problem }} onRetry={onRetry} />

const Stop = ({
  drawing,
  title,
  text,
  action,
  second,
  children,
}: {
  readonly drawing: string
  readonly title: string
  readonly text: string
  readonly action: Action
  readonly second?: Action
  readonly children?: ReactNode
}) => (
  <div className={styles['stop']} role="alert">
    <Empty
      drawing={drawing}
      title={title}
      text={text}
      action={
        <div className={styles['stopActions']}>
          {children}
          <Button onClick={action.go}>{action.label}</Button>
          {second && (
            <Button look="plain" onClick={second.go}>
              {second.label}
            </Button>
          )}
        </div>
      }
    />
  </div>
)
