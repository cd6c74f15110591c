import { useAuth } from '../../components/session/auth-context';
import { LoginDialog } from './LoginDialog';
import { SignupDialog } from './SignupDialog';

export default function AuthDialogs() {
  const { dialog } = useAuth();
  return dialog === 'signup' ? <SignupDialog /> : <LoginDialog />;
}
