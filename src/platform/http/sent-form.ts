import type { RequestContext } from '../request-context.ts';

/** The form that a page's action was sent: one with files as it was parsed already, any other from the request's body. */
export async function sentForm(request: Request, { form }: Pick<RequestContext, 'form'>): Promise<FormData> {
  return form ?? request.formData();
}
