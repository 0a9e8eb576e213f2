export { forgotPasswordMeta, joinMeta, loginMeta, registerMeta, resetPasswordMeta } from './accountMeta.ts';
export { JoinLoginScreen, JoinRegisterScreen } from './join/JoinScreen.tsx';
export { LoginScreen } from './login/LoginScreen.tsx';
export { ForgotPasswordScreen } from './password/ForgotPasswordScreen.tsx';
export { ResetPasswordScreen } from './password/ResetPasswordScreen.tsx';
export { RegisterScreen } from './register/RegisterScreen.tsx';
