/** The messages of PasswordField, in English. */
export const messages = {
  capsLock: 'Caps Lock is on',
  hidePassword: 'Hide password',
  passwordFair: 'Fair',
  passwordGood: 'Good',
  passwordStrength: 'Password strength: :strength',
  passwordStrong: 'Strong',
  passwordVeryWeak: 'Very weak',
  passwordWeak: 'Weak',
  showPassword: 'Show password',
};
