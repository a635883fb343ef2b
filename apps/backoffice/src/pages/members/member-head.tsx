import { revealMember } from '@trevo/api-client/ops-endpoints.ts'
import type { ClearMember, MemberPage } from '@trevo/contract/ops/members/members.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { formatDate } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { FactList } from '../../parts/panel.tsx'
import { Reveal } from '../../parts/reveal.tsx'
import { Avatar } from '../../shell/avatar.tsx'
import { ActDialogs, type ActName } from './act-dialogs.tsx'
import { ActMenu } from './act-menu.tsx'
import { MemberPills } from './member-pills.tsx'
import styles from './member.module.css'
import { useRefreshMember } from './use-members.ts'

/** What the member told, in clear, after a reason was given for reading it. */
const ClearData = ({ clear }: { readonly clear: ClearMember }) => {
  const t = useT()
  const rows = [
    [t('word.name'), clear.name],
    [t('members.fact.nickname'), clear.nickname],
    [t('members.fact.cpf'), clear.cpf],
    [t('members.fact.birthday'), clear.birthday],
    [t('members.fact.email'), clear.email],
    [t('members.fact.mobile'), clear.mobile],
    [t('members.clear.address'), clear.address],
    [t('members.clear.line'), clear.line],
    [t('members.clear.whatsapp'), clear.whatsapp],
    [t('members.clear.facebook'), clear.facebook],
    [t('members.clear.wechat'), clear.wechat],
    [t('members.clear.qq'), clear.qq],
  ] as const
  return (
    <section aria-label={t('members.clear')} className={`o-panel ${styles['clear']}`}>
      <FactList
        items={rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))}
      />
    </section>
  )
}

const Who = ({ page }: { readonly page: MemberPage }) => {
  const t = useT()
  const { member, identity } = page
  const { memberId } = member
  const mayReveal = useRight('members.reveal') !== undefined
  const refresh = useRefreshMember(memberId)
  const [clear, setClear] = useState<ClearMember | undefined>()
  const masked = [member.name, identity.cpf && `CPF ${identity.cpf}`, member.mobile, member.email]
    .filter(Boolean)
    .join(' · ')
  const reveal = async (reason: string) => {
    const answer = await call(revealMember, { params: { memberId }, body: { reason } })
    if (!answer.ok) return answer
    setClear(answer.value)
    refresh()
    return { ok: true } as const
  }
  if (!mayReveal) {
    return (
      <p className="o-muted">
        {masked} <small>{needs(t, 'members.reveal')}</small>
      </p>
    )
  }
  return (
    <div className="o-muted">
      <Reveal
        masked={masked}
        clear={clear && <ClearData clear={clear} />}
        draft={memberId}
        onReveal={reveal}
      />
    </div>
  )
}

/** Who it is, in what state, and everything that can be done about the account. */
export const MemberHead = ({ page }: { readonly page: MemberPage }) => {
  const t = useT()
  const { member } = page
  const [open, setOpen] = useState<ActName | undefined>()
  const mayNote = useRight('members.note') !== undefined
  useKeys({
    n: () => {
      if (mayNote) setOpen('note')
    },
  })
  return (
    <header className={styles['head']}>
      <Avatar name={member.username} size={44} />
      <div className={styles['who']}>
        <h1>
          {member.username} <MemberPills member={member} />
          {member.level && (
            <span className="o-pill o-info">{t('members.level', { name: member.level.name })}</span>
          )}
          <span className="o-pill">
            {t('members.since', { day: formatDate(member.registeredAt) })}
          </span>
          {member.tags.map((tag) => (
            <span key={tag} className="o-pill">
              {tag}
            </span>
          ))}
        </h1>
        <Who page={page} />
      </div>
      <div className={styles['acts']}>
        <Link className="o-btn" to="/members">
          {t('members.back')}
        </Link>
        <Link className="o-btn" to={`/desk?member=${member.username}`}>
          {t('members.act.message')}
        </Link>
        <button
          type="button"
          className="o-btn"
          aria-disabled={!mayNote}
          onClick={() => {
            if (mayNote) setOpen('note')
          }}
        >
          {t('members.act.note')} <kbd>N</kbd>
        </button>
        <ActMenu page={page} onChoose={setOpen} />
      </div>
      {open && <ActDialogs name={open} page={page} onClose={() => setOpen(undefined)} />}
    </header>
  )
}
