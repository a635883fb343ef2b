import type { securityRefusals } from '@trevo/contract/refusals/security.ts'

/** Sentences of the second check, the security center and social sign-in. */
export const texts = {
  'login.verification_required': 'One more step: please confirm it is you.',
  'login.verification_failed': 'This does not match. Attempts left: {triesLeft}.',
  'login.verification_expired': 'This check is no longer valid. Please log in again.',
  'login.unlock_failed': 'This code did not unlock the account. Check it or recover your password.',
  'login.social_failed': 'Login failure. Please try again.',
  'social.link_required':
    'You already have an account with this email. Enter its password once to connect it.',
  'social.registration_required': 'Almost there: choose a username to finish your account.',
  'social.link_expired': 'This took too long. Please log in with the social button again.',
  'social.already_linked': 'This social login is already connected to another account.',
  'account.closed':
    'This account was closed. Customer service can reopen it within 30 days of closing.',
  'account.close_blocked':
    'The account cannot be closed yet: first settle anything still open, such as your balance, withdrawals, rounds, bets and rewards.',
  'account.checking': 'We are still checking your details. Try again in a few minutes.',
  'account.excluded':
    'Your account is on a break: no play, no deposits and no rewards. You can still log in and withdraw.',
  'account.blocked':
    'This is not possible with your account at the moment. Customer service can tell you more.',
  'impediment.unknown': 'There is no such impediment.',
  'exclusion.term': 'Choose one of the periods offered.',
  'exclusion.not_longer':
    'A break cannot be shortened. Choose one that ends later than the one you have.',
  'exclusion.member_unknown': 'There is no account with this username.',
  'exclusion.none': 'This account is not on a break.',
  'exclusion.ends_by_itself': 'This break ends on its own at the set time and cannot be shortened.',
  'exclusion.too_early': 'An indefinite self-exclusion can only be lifted from {from}.',
  'password.change_required': 'Please choose a new password first.',
  'password.wrong': 'The current password is wrong.',
  'password.invalid': 'The new password does not meet the password rules.',
  'password.confirmation_differs': 'Incorrect confirmation input',
  'password.unchanged': 'Choose a password that differs from the current one.',
  'first_login.not_due': 'The first login to this account has already been completed.',
  'security.mfa_required':
    'Please confirm your email or phone, or turn on two-step verification, first.',
  'security.locked': 'Too many wrong codes. Try again in {minutes} minutes.',
  'profile.field_invalid': 'Check the field {field}.',
  'profile.field_locked': 'This can no longer be changed here. Please contact customer service.',
  'contact.taken': 'This contact belongs to another account.',
  'payment_password.invalid':
    'Choose six digits that are hard to guess: no sequences and no repeated digit.',
  'payment_password.wrong': 'The payment password is wrong.',
  'payment_password.locked': 'Too many wrong payment passwords. Try again in {minutes} minutes.',
  'payment_password.already_set': 'A payment password is already set. You can change it.',
  'payment_password.contact_needed':
    'First confirm an email address or phone number in the security center: we send the code there.',
  'pin.invalid': 'The PIN has 4 to 6 digits and no easy sequence, such as 1234 or 1111.',
  'pin.wrong': 'The PIN is wrong.',
  'pin.locked':
    'Too many wrong PINs. Try again in {minutes} minutes, or choose a new one with your password.',
  'session.covered': 'Shared-phone mode is on. Enter your PIN to go on.',
  'pin.not_set': 'Shared-phone mode is off.',
  'pin.confirmation_differs': 'The two PINs differ.',
  'payment_password.not_set': 'Please set a payment password in the security center first.',
  'totp.invalid_code': 'This code is wrong or has expired. Enter the one your app shows now.',
  'totp.already_on': 'The authenticator app is already turned on.',
  'totp.not_on': 'The authenticator app is not turned on.',
  'passkey.failed': 'The passkey could not be verified. Please try again.',
  'passkey.too_many': 'You already have ten passkeys. Remove one first.',
  'passkey.unknown': 'We could not find this passkey.',
  'session.unknown': 'This session has already ended.',
} as const satisfies Record<keyof typeof securityRefusals, string>
