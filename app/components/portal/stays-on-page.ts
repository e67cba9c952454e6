import type { ShouldRevalidateFunction } from 'react-router';

/** For pages whose address also says which tab or dialog is open: turning to another needs no new answer. */
export const staysOnPage: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const moved = currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
  return moved || formMethod ? defaultShouldRevalidate : false;
};
