import type { RequestContext } from '../request-context.ts';

/**
 * The form that was sent to a page's action: a form with files was parsed already, any other is read from the
 * request's body.
 */
export async function sentForm(request: Request, { form }: Pick<RequestContext, 'form'>): Promise<FormData> {
  return form ?? request.formData();
}
