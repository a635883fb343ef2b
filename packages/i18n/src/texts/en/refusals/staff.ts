/** Sentences of acts that two persons do, and of who is staff. */
export const texts = {
  'approval.unknown': 'We could not find this request.',
  'approval.kind_unknown': 'This action does not wait for a second person.',
  'approval.decided': 'This request has already been decided.',
  'approval.expired': 'This request expired after 24 hours. Ask again.',
  'approval.changed': 'This changed since it was asked: {fields}. Compare and ask again.',
  'approval.other_waiting': 'Another request for this already waits. Decide it first.',
  'approval.entered_blind': 'Enter this yourself, without seeing the first entry.',
  'approval.entries_differ':
    'This differs from the first person’s entry. Both entries were discarded.',
  'approval.same_person': 'A second person has to decide this.',
  'approval.other_person': 'Only the person who asked can take this back.',
  'staff.person_unknown': 'We could not find this person.',
  'staff.role_unknown': 'There is no such role, or this account does not have it.',
  'staff.name_taken': 'This user name is taken. Choose another one.',
  'staff.account_invalid':
    'Choose a user name of 3 to 64 letters or digits and a password of 12 characters or more that is hard to guess.',
  'staff.own_person': 'You cannot do this to yourself.',
  'staff.duties_meet':
    'One person would hold duties that must stay apart: staff and money, or identity checks and payouts.',
  'staff.end_passed': 'Choose an end in the future.',
  'staff.role_delivered': 'Every brand has this role. Make one of your own instead.',
  'staff.no_authenticator': 'This account has no authenticator.',
  'staff.demo_account': 'The passwords of the demo are published and stay as they are.',
  'staff.emergency_open': 'This account has emergency access already.',
  'system.job_unknown': 'We could not find this job; it may have ended.',
  'system.job_running': 'This job is running. Wait until it has ended.',
  'queue.operator_unknown': 'This operator may not see the queue.',
  'view.too_many': 'You have 100 views. Delete one first.',
  'risk.case_unknown': 'We could not find this case.',
  'risk.case_full': 'Too much happened to this case to add more. Open another one.',
  'sigap.not_reporting': 'This brand’s company does not report to SIGAP.',
  'sigap.file_unknown': 'We could not find this file.',
  'sigap.file_state': 'The file is in another state now. Read it again.',
  'sigap.nothing_to_correct':
    'Nothing has changed since this file was made. Correct the data first.',
} as const
