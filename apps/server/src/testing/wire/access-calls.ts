import { call, type WireCall } from './wire-call.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'
const loginValue = ['token', 'id', 'userName', 'customerType', 'firstTimeLogin', 'passwordExpired']
const registration = {
  password: 'Verde-Campo-42',
  confirmPassword: 'Verde-Campo-42',
  domain: '127.0.0.1',
  referralCode: '',
  registerUrl: 'http://127.0.0.1/register',
  registerMethod: 'WEB',
  login: true,
}
const newPassword = { newPassword: 'Verde-Campo-42', confirmNewPassword: 'Verde-Campo-42' }

/** CALL-5..28: access. */
export const accessCalls: readonly WireCall[] = [
  call('CALL-5', 'POST', '/wps/session/login', 'COMM3', {
    encrypted: true,
    payload: { type: 'username', username: 'membro.demo', password: 'Folha4Sorte9Verde' },
    verified: true,
    answers: loginValue,
  }),
  call('CALL-5', 'POST', '/wps/session/login', 'COMM3', {
    encrypted: true,
    payload: { type: 'sms', mobileNum: '11987650001', verificationCode: '000000' },
    answers: { code: 'code.expired' },
  }),
  call('CALL-6', 'POST', '/wps/verification/sms/noLogin', 'VERIFICATION3', {
    payload: { mobileNum: '11987650002', countryDialingCode: '+55' },
    verified: true,
    answers: ['expiredMinutes'],
  }),
  call('CALL-7', 'POST', '/wps/verification/sms/register', 'REG3', {
    payload: { mobileNo: '11987650003', countryDialingCode: '+55' },
    verified: true,
    answers: ['expiredMinutes'],
  }),
  call('CALL-8', 'GET', '/wps/member/info', 'COMM3', {
    token: 'required',
    answers: ['id', 'account', 'nickname', 'type'],
  }),
  call('CALL-9', 'GET', '/wps/member/info/icon', 'PROFPIC3', {
    token: 'required',
    answers: ['avatar', 'avatarType'],
  }),
  call('CALL-10', 'PUT', '/wps/member/register', 'REG3', {
    alsoNeeds: ['USERNAMEREG3'],
    encrypted: true,
    payload: { ...registration, username: 'fiodeprova' },
    verified: true,
    answers: loginValue,
  }),
  call('CALL-11', 'PUT', '/wps/member/register/mobile', 'MOBILENUMREG3', {
    encrypted: true,
    payload: {
      ...registration,
      mobileNum: '11987650004',
      countryDialingCode: '+55',
      verificationCode: '000000',
    },
    verified: true,
    answers: { code: 'code.expired' },
  }),
  call('CALL-12', 'POST', '/wps/member/password', 'PASS3', {
    token: 'required',
    encrypted: true,
    payload: { oldPassword: 'not-the-password', ...newPassword },
    answers: { code: 'password.wrong' },
  }),
  call('CALL-13', 'POST', '/wps/member/password/email', 'COMM3', {
    form: true,
    payload: { username: 'ninguem', email: 'ninguem@exemplo.com.br' },
    verified: true,
    answers: { code: 'captcha.invalid' },
  }),
  call('CALL-14', 'POST', '/wps/member/password/verification', 'VERIFICATION3', {
    encrypted: true,
    payload: {
      newPassword: 'Verde-Campo-42',
      mobileNum: '11987650005',
      verificationCode: '000000',
    },
    answers: { code: 'code.expired' },
  }),
  call('CALL-15', 'POST', '/wps/session/login/freeplay', 'FREEPLAY3', {
    headers: { encryption: 'plain', 'x-gateway-version': '3' },
    payload: { os: 'Linux', platform: 'W' },
    answers: loginValue,
  }),
  call('CALL-16', 'GET', '/wps/captcha', 'CAPTCHA3', { answers: 'string' }),
  call('CALL-17', 'GET', '/wps/system/setting/register', 'REG3', {
    answers: ['username', 'password', 'captcha'],
  }),
  call('CALL-18', 'GET', '/wps/agent/affiliate', 'AFFMAN3', {
    payload: { code: 'nobody-has-it', domain: '127.0.0.1' },
    answers: { code: 'invitation_code_error' },
  }),
  call('CALL-19', 'GET', '/wps/system/status', 'COMM3', {
    answers: ['info', 'location', 'maintenance', 'regionRestriction'],
  }),
  call('CALL-20', 'GET', '/wps/system/whitelabel', 'COMM3', {
    answers: ['modId', 'enabled', 'childrenNodes'],
  }),
  call('CALL-21', 'GET', '/wps/system/domainRoute', 'COMM3', { answers: { each: 'string' } }),
  call('CALL-22', 'GET', '/wps/system/helpCenter', 'COMM3', {
    payload: { lang: 'EN', device: 'WEB' },
    answers: { each: ['id', 'title', 'blocks'] },
  }),
  call('CALL-23', 'DELETE', '/wps/session/logout', 'COMM3', {
    endsSession: true,
    token: 'required',
    answers: null,
  }),
  call('CALL-24', 'PUT', '/wps/feedback', 'FEEDBACK3', {
    alsoNeeds: ['CAPTCHA3'],
    payload: {
      content: 'Where do I find my bets of last week?',
      sender: 'visitor',
      type: 3,
      captcha: '0000',
    },
    answers: { code: 'captcha.invalid' },
  }),
  call('CALL-25', 'GET', '/wps/system/country', 'COMM3', {
    answers: { each: ['countryCode', 'countryDialingCode'] },
  }),
  call('CALL-26', 'GET', '/wps/relay/GCS_merchantWallet', 'COMM3', {
    token: 'required',
    answers: ['isSingle'],
  }),
  call('CALL-27', 'POST', '/wps/session/firstLogin', 'COMM3', {
    token: 'required',
    encrypted: true,
    payload: newPassword,
    answers: { code: 'first_login.not_due' },
  }),
  call('CALL-28', 'POST', '/wps/session/login/info', 'COMM3', {
    payload: { ticket: unknownId },
    answers: { code: 'ticket.invalid' },
  }),
]
