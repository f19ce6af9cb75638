import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

/** A text field of a `PageForm`, no wider than its text needs. */
export const PageField = styled(TextField)({ maxWidth: 480 });
