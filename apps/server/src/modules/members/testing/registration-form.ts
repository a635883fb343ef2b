/** What the page sends along with every registration. */
export const sentByPage = {
  termsAccepted: true,
  domain: '127.0.0.1',
  referralCode: '',
  registerUrl: 'http://127.0.0.1/register',
  registerMethod: 'WEB',
  login: true,
} as const

/** A registration by user name. */
export const registrationForm = (username: string, password = 'Verde-Campo-42') => ({
  ...sentByPage,
  username,
  password,
  confirmPassword: password,
})
